import type { Page } from '@playwright/test'

/** Files and folders of this machine, let go over the middle of the window. */
export const dropPaths = async (page: Page, paths: readonly string[]) => {
  const { width, height } = page.viewportSize() ?? { width: 800, height: 600 }
  const cdp = await page.context().newCDPSession(page)
  const data = { items: [], files: [...paths], dragOperationsMask: 1 }
  const at = { x: width / 2, y: height / 2, data }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp.send('Input.dispatchDragEvent', { type, ...at })
  }
  await cdp.detach()
}
