import { ownBottomEntries } from '../navigation/signed-in-entries.ts'
import { BottomEntry } from './bottom-entry.tsx'

/** What the bottom bar has for somebody who is signed in. */
export const OwnEntries = ({ path }: { path: string }) =>
  ownBottomEntries.map((entry) => <BottomEntry key={entry.href} entry={entry} path={path} />)
