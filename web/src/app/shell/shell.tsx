import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { type RefObject, Suspense, useRef, useState } from 'react'
import { useMedia, wide } from '../../core/device/use-media.ts'
import { RailContext } from '../../core/layout/rail.tsx'
import { useViewer } from '../../core/session/viewer.ts'
import { lazyAfterPaint } from '../../ui/lib/lazy-component.ts'
import { isInStudio } from '../navigation/entry.ts'
import { Arrival } from './arrival.tsx'
import { BlockSlot } from './block-slot.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ConfirmEmailSlot } from './confirm-email-slot.tsx'
import { Dock } from './dock.tsx'
import styles from './shell.module.css'
import { SidebarContent } from './sidebar-content.tsx'
import { TopBar } from './top-bar.tsx'
import { UploadSlot } from './upload-slot.tsx'
import { useSidebar } from './use-sidebar.ts'

// Nobody presses its keys before there is a page.
const PaletteKeys = lazyAfterPaint(() => import('../palette/palette-keys.tsx'), 'PaletteKeys')
const Footer = lazyAfterPaint(() => import('./footer.tsx'), 'Footer')

type Main = { main: RefObject<HTMLElement | null> }

export function Shell() {
  const main = useRef<HTMLElement>(null)
  const frame = useMatches({
    select: (matches) => matches.find(({ staticData }) => staticData.frame)?.staticData.frame,
  })
  return (
    <>
      {frame === 'none' ? (
        <Bare main={main} />
      ) : (
        <Framed main={main} isFilled={frame === 'filled'} />
      )}
      <Dock />
      <UploadSlot />
      <BlockSlot />
      <Arrival main={main} />
    </>
  )
}

/** For routes with `staticData: { frame: 'none' }`: one thing to do, and nothing around it. */
function Bare({ main }: Main) {
  return (
    <main className={styles.bare} id="main" tabIndex={-1} ref={main}>
      <Outlet />
    </main>
  )
}

function Framed({ main, isFilled }: Main & { isFilled: boolean }) {
  const sidebar = useSidebar()
  const [rail, setRail] = useState<HTMLElement | null>(null)
  const viewer = useViewer()
  const inStudio = useLocation({ select: ({ pathname }) => isInStudio(viewer, pathname) })

  return (
    <RailContext value={rail}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <TopBar sidebarOpen={sidebar.open} onSidebar={sidebar.toggle} />
      <div
        className={styles.frame}
        data-sidebar={sidebar.open ? 'open' : 'closed'}
        data-filled={isFilled || undefined}
      >
        <aside className={styles.sidebar} id="sidebar" aria-label="Sidebar">
          <div className={styles.sidebarInner}>{useMedia(wide) && <SidebarContent />}</div>
        </aside>
        <div className={styles.column}>
          <ConfirmEmailSlot />
          <main className={styles.main} id="main" tabIndex={-1} ref={main}>
            <Outlet />
          </main>
          {!inStudio && !isFilled && (
            <Suspense>
              <Footer />
            </Suspense>
          )}
        </div>
        <aside className={styles.rail} aria-label="Related" ref={setRail} />
      </div>
      <BottomBar />
      <Suspense>
        <PaletteKeys onSidebar={sidebar.toggle} />
      </Suspense>
    </RailContext>
  )
}
