import { attach, log, openBetween, sendAs } from '../src/lib/chatting.ts'
import { button } from '../src/lib/forms.ts'
import { cards, goOn, paid, payButton, typeCard } from '../src/lib/paying.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { makePicture } from '../src/lib/picture.ts'
import { expect, test } from '../src/lib/test.ts'

test('a creator sells a picture in a message, and its buyer keeps it when the message goes', async ({
  page,
  site,
  person: fan,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await openBetween(fan, creator)
  await sendAs(fan, id, 'Do you sell prints?')
  await sendAs(creator, id, 'I do')

  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto(`/messages?conversation=${id}`)
  await attach(hers, 'Photo or video', await makePicture('print.png'))
  await button(hers, 'Set a price').click()
  const dialog = hers.getByRole('dialog', { name: 'Set a price' })
  await dialog.getByLabel('Fans pay').fill('12')
  await dialog.getByRole('button', { name: 'Set price' }).click()
  await expect(button(hers, 'Fans pay $12.00')).toBeVisible()
  await button(hers, 'Send message').click()
  await expect(button(hers, 'Open photo')).toBeVisible()

  await page.goto(`/messages?conversation=${id}`)
  await expect(log(page).getByText('1 photo', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Unlock for $12.00' }).click()
  await typeCard(page, cards.good)
  await payButton(page).click()
  await paid(page)
  await goOn(page, 'Open the conversation')

  // Nothing of it is shown before it is opened: until then it can be given back.
  const photo = button(page, 'Open photo')
  await expect(photo).toHaveText('Open')
  await photo.click()
  const large = page.getByRole('dialog', { name: 'Photos from Ines Harbour' })
  await expect(large.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(photo.locator('img')).toBeVisible()

  const { messages } = await creator.session.call('listMessages', {
    params: { id },
    query: { limit: 5 },
  })
  const sold = messages.find(({ price }) => price !== null)
  if (!sold) throw new Error('nothing is for sale')
  await creator.session.call('deleteMessage', { params: { id: sold.id } })
  await expect(photo).toBeHidden()

  await page.goto('/library/purchases')
  await page.getByRole('link', { name: 'From messages' }).click()
  await expect(page.getByRole('heading', { name: 'Ines Harbour' })).toBeVisible()
  await button(page, 'Open photo').click()
  await expect(large.getByRole('img')).toBeVisible()
})
