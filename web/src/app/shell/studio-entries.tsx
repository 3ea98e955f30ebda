import { Ellipsis } from 'lucide-react'
import { Menu } from '../../ui/overlay/menu.tsx'
import { isCurrent } from '../navigation/entry.ts'
import { home } from '../navigation/first-entries.ts'
import { moreStudioEntries, studioEntries } from '../navigation/studio-entries.ts'
import styles from './bottom-bar.module.css'
import { BottomEntry } from './bottom-entry.tsx'

const leave = { label: 'Leave the studio', href: home.href, icon: home.icon }
const items = [...moreStudioEntries, leave].map(({ label, href, icon: Icon }) => ({
  label,
  href,
  icon: Icon && <Icon size={20} />,
  apart: href === leave.href,
}))

/** What the bottom bar has in the studio: one chunk, which fans do not load. */
export function StudioEntries({ path }: { path: string }) {
  const isElsewhere = moreStudioEntries.some((entry) => isCurrent(entry, path))
  return (
    <>
      {studioEntries.map((entry) => (
        <BottomEntry key={entry.href} entry={entry} path={path} />
      ))}
      <Menu
        label="More"
        items={items}
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
