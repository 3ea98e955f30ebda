import './ui/style/global.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { router } from './app/router.tsx'
import { takePageData } from './core/api/page-data.ts'
import { queryClient } from './core/api/query-client.ts'
import { startAppearance } from './core/device/appearance.ts'
import { watchSession } from './core/session/session.ts'

startAppearance()
takePageData(queryClient)
// The guards of the current route run again.
watchSession(() => void router.invalidate())

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')

// The served heading and picture stay on the screen until the first route has its code.
await router.load()
createRoot(root).render(<App />)
