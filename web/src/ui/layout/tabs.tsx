import { type ReactNode, useId, useState } from 'react'
import { roving } from '../lib/roving.ts'
import { type Href, Link } from './link.tsx'
import switching from './switch-tabs.module.css'
import styles from './tabs.module.css'

/** A count is words where it ends at some number, as “99+”. */
type Count = number | string
export type LinkTab = { href: Href; label: string; current: boolean; count?: Count }

/** A narrow row scrolls, and the tab that is open may lie beyond its edge. */
export const bringIntoSight = (tab: HTMLElement | null) => {
  const row = tab?.parentElement
  if (!row) return
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          ref={tab.current ? bringIntoSight : null}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          <CountOf count={tab.count} />
        </Link>
      ))}
    </nav>
  )
}

export type PanelTab = { id: string; label: string; count?: Count; panel: ReactNode }

/** Underlined: what is below takes turns, while chips narrow one list. */
export function PanelTabs({
  label,
  tabs,
  first,
}: {
  label: string
  tabs: readonly PanelTab[]
  first?: string
}) {
  const id = useId()
  const [chosen, choose] = useState(first ?? tabs[0]?.id)
  const open = tabs.find((tab) => tab.id === chosen)
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={switching.tabs}
        onKeyDown={roving('[role=tab]', 'row')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={switching.tab}
            onClick={() => choose(tab.id)}
            onFocus={() => choose(tab.id)}
          >
            {tab.label}
            <CountOf count={tab.count} />
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className={styles.panel}
      >
        {open?.panel}
      </div>
    </>
  )
}

const CountOf = ({ count }: { count: Count | undefined }) =>
  count !== undefined && <span className={styles.count}>{count}</span>
