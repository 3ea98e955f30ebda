import { Suspense, useId } from 'react'
import type { Viewer } from '../../core/session/viewer.ts'
import { FollowedCreators } from '../../features/social/index.ts'
import { entriesIn } from '../navigation/lines.ts'
import { messages } from '../navigation/signed-in-entries.ts'
import styles from './sidebar-content.module.css'
import { SidebarList } from './sidebar-list.tsx'

type Props = { viewer: Viewer; path: string; isShown: boolean }

/** What the sidebar has for somebody who is signed in: one chunk, which strangers do not load. */
export function SidebarSignedIn({ viewer, path, isShown }: Props) {
  const id = useId()
  return (
    <>
      <SidebarList entries={[messages]} path={path} />
      <div className={styles.group}>
        <p id={id} className={styles.title} data-words>
          Library
        </p>
        <SidebarList entries={entriesIn('library', viewer)} path={path} aria-labelledby={id} />
      </div>
      {isShown && viewer.followingCount > 0 && (
        <div data-wide>
          <Suspense>
            <FollowedCreators viewer={viewer} path={path} />
          </Suspense>
        </div>
      )}
      <div className={styles.end}>
        <SidebarList entries={entriesIn('end', viewer)} path={path} />
      </div>
    </>
  )
}
