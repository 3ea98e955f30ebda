import { useViewer, type Viewer } from '../../app/viewer.ts'

/** Below the settings screen, which draws nothing for a stranger. */
export const useOwnViewer = (): Viewer => {
  const viewer = useViewer()
  if (!viewer) throw new Error('Settings are drawn for a signed-in person only')
  return viewer
}
