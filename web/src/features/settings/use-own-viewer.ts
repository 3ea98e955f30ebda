import { useViewer, type Viewer } from '../../core/session/viewer.ts'

/** Below the settings screen, which draws nothing for a stranger. */
export const useOwnViewer = (): Viewer => {
  const viewer = useViewer()
  if (!viewer) throw new Error('Settings are drawn for a signed-in person only')
  return viewer
}
