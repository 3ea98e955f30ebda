import { useTitle } from '../../app/use-title.ts'
import { useViewer } from '../../app/viewer.ts'
import { Landing } from './landing.tsx'
import { Welcome } from './welcome.tsx'

export function HomeScreen() {
  useTitle('Fanfare')
  const viewer = useViewer()
  return viewer ? <Welcome viewer={viewer} /> : <Landing />
}
