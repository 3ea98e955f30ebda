import type { Page } from '@playwright/test'
import { button, choose } from './forms.ts'

export const studioSide = (page: Page) =>
  page.getByRole('navigation', { name: 'Studio', exact: true }).filter({ visible: true })
export const studioBar = (page: Page) =>
  page.getByRole('navigation', { name: 'Studio bar', exact: true })

/** By the sidebar, or on a phone by the bar and what is behind its More. */
export const goInStudio = async (page: Page, name: string) => {
  const more = studioBar(page).getByRole('button', { name: 'More' }).filter({ visible: true })
  await studioSide(page).or(more).first().waitFor()
  const side = studioSide(page).getByRole('link', { name })
  const inBar = studioBar(page).getByRole('link', { name }).filter({ visible: true })
  const shown = side.or(inBar)
  if (await shown.isVisible()) return shown.click()
  await button(page, 'More').click()
  await choose(page, name)
}
