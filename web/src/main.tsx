import './ui/global.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startAppearance } from './app/appearance.ts'
import { takePageData } from './app/page-data.ts'
import { queryClient } from './app/query-client.ts'
import { router } from './app/router.tsx'
import { watchSession } from './app/session.ts'

startAppearance()
takePageData(queryClient)
// The guards of the present route are asked again.
watchSession(() => void router.invalidate())

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

// The served heading and picture stay on the screen until the first route has its code.
await router.load()
createRoot(root).render(<App />)
