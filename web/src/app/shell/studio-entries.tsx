import { Ellipsis } from 'lucide-react'
import { Menu } from '../../ui/overlay/menu.tsx'
import { type Entry, isCurrent } from '../navigation/entry.ts'
import { studioEnd } from '../navigation/studio-entries.ts'
import styles from './bottom-bar.module.css'
import { BottomEntry } from './bottom-entry.tsx'
import { useStudioEntries } from './use-studio-entries.tsx'

const itemOf = ({ label, href, icon: Icon }: Entry) => ({
  label,
  href,
  icon: Icon && <Icon size={20} />,
  apart: href === studioEnd[0]?.href,
})

/** What the bottom bar has in the studio. */
export function StudioEntries({ path }: { path: string }) {
  const entries = useStudioEntries()
  const more = entries.filter(({ inBar }) => !inBar)
  const isElsewhere = more.some((entry) => isCurrent(entry, path))
  return (
    <>
      {entries
        .filter(({ inBar }) => inBar)
        .map((entry) => (
          <BottomEntry key={entry.href} entry={entry} path={path} />
        ))}
      <Menu
        label="More"
        items={[...more, ...studioEnd].map(itemOf)}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={styles.entry}
            aria-current={isElsewhere || undefined}
          >
            <Ellipsis size={20} />
            More
          </button>
        )}
      />
    </>
  )
}
