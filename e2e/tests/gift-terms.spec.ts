import { ContentId, type OrderView } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { complain } from '../src/lib/claiming.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, field, fillRegistration, title } from '../src/lib/forms.ts'
import { cards, goOn, paid, payButton, typeCard } from '../src/lib/paying.ts'
import { linkIn, newStranger, type Person } from '../src/lib/people.ts'
import { newTierShop } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const words = { type: 'text', text: 'Fog over the harbour.' }
const article = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }

/** What every paid tier of theirs opens, and nothing else does. */
const newLocked = async ({ session: { call } }: Person) => {
  const { content } = await call('createContent', {
    body: {
      type: 'article',
      title: 'Fog',
      article,
      visibility: 'subscribers',
      pricing: { type: 'subscription' },
    },
  })
  const id = ContentId.parse(content.id)
  const body = { when: 'ready', rightsConfirmed: true } as const
  await call('publishContent', { params: { id }, body })
  return id
}

const inMonths = (months: number) => {
  const now = new Date()
  const last = new Date(now.getFullYear(), now.getMonth() + months + 1, 0).getDate()
  const day = new Date(now.getFullYear(), now.getMonth() + months, Math.min(now.getDate(), last))
  return day.toLocaleDateString('en-US', { dateStyle: 'long' })
}

const registerThere = async (
  page: Page,
  stranger: ReturnType<typeof newStranger>,
  inbox: { waitFor(to: string, subject: RegExp): Promise<Parameters<typeof linkIn>[0]> },
) => {
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillRegistration(page, stranger)
  await button(page, 'Create Account').click()
  await expect(title(page, 'Check your inbox')).toBeVisible()
  const confirmation = await inbox.waitFor(stranger.email, /Confirm your email/)
  await page.goto(linkIn(confirmation, '/verify'))
  await page.getByRole('link', { name: 'Continue where you left off' }).click()
}

test(
  'a fan gives three months; whoever registers through the link claims them and opens what subscribers see',
  onBoth,
  async ({ page, site, person, otherBrowser }) => {
    const { creator, id } = await newTierShop(site)
    const locked = await newLocked(creator)
    await page.goto(`/profile/${creator.username}?tab=subscribe`)
    await page.getByRole('link', { name: 'Give as a gift: Harbour light' }).click()
    await expect(title(page, '3 months of Harbour light')).toBeVisible()
    await page.getByRole('radio', { name: /^6 months/ }).click()
    await expect(title(page, '6 months of Harbour light')).toBeVisible()
    await page.getByRole('radio', { name: /^3 months/ }).click()
    await expect(title(page, '3 months of Harbour light')).toBeVisible()
    await typeCard(page, cards.disputes)
    await expect(payButton(page)).toHaveText('Pay $30.84')
    await payButton(page).click()
    await paid(page)
    await goOn(page, 'Get the link')
    await expect(title(page, 'Your gift: 3 months of Harbour light')).toBeVisible()
    const stranger = newStranger('Milo Finch')
    await field(page, 'Their email').fill(stranger.email)
    await button(page, 'Send gift').click()
    await expect(page.getByText(`Gift sent to ${stranger.email}`)).toBeVisible()

    const theirs = await otherBrowser()
    const mail = await site.inbox.waitFor(stranger.email, /sent a gift on Fanfare/)
    await theirs.goto(mail.text.match(/https?:\/\/\S+\/gift\/\S+/)?.[0] ?? '')
    await expect(title(theirs, '3 months of Harbour light')).toBeVisible()
    await registerThere(theirs, stranger, site.inbox)
    await button(theirs, 'Claim your gift').click()
    await expect(title(theirs, 'Ines Harbour')).toBeVisible()
    await theirs.goto(`/content/${locked}`)
    await expect(theirs.getByText('Fog over the harbour.')).toBeVisible()
    await theirs.goto('/subscriptions')
    await expect(theirs.getByText(`Gift until ${inMonths(3)}`)).toBeVisible()
    await expect(theirs.getByText('It doesn’t renew')).toBeVisible()

    // Its giver's page has heard of it; what is given opens nothing for them.
    await expect(page.getByText('Claimed by Milo Finch')).toBeVisible()
    await page.goto(`/content/${locked}`)
    await expect(page.getByText('Fog over the harbour.')).toBeHidden()
    const { subscribers } = await creator.session.call('listSubscribers', { query: {} })
    expect(subscribers).toMatchObject([{ basis: 'gift', state: 'active', tier: { id } }])
    const { gifts } = await person.session.call('listGifts', { query: {} })
    expect(gifts).toMatchObject([{ state: 'claimed', item: { type: 'term', months: 3 } }])

    // The giver's bank takes the money back, and they hear of it on the open page.
    const { transactions } = await person.session.call('listTransactions', { query: {} })
    const [order] = transactions as [OrderView]
    await complain(order)
    await expect(theirs.getByText('Gift on hold')).toBeVisible()
    await theirs.goto(`/content/${locked}`)
    await expect(theirs.getByText('Fog over the harbour.')).toBeHidden()
  },
)
