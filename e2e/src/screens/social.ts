import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { breakDown, stall } from '../lib/network.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const creator = '/profile/northlight'
const fan = '/profile/demo_fan'
const own = async (world: World) => `/profile/${world.fan.username}`

const packOf = async ({ creator: session }: World) => {
  const { user } = await session.call('readProfile', { params: { username: 'demo_fan' } })
  const { packs } = await session.call('listPacks', { params: { id: user.id }, query: {} })
  return `/packs/${packs[0]?.id}`
}

const newPack = async (page: Page) => {
  await button(page, 'New starter pack').click()
  await button(page, 'Create starter pack').click()
}

export const social: readonly Screen[] = [
  { name: 'followers', path: `${creator}/followers`, shows: 'Robin Fan' },
  { name: 'followers-own', as: 'creator', path: `${creator}/followers`, shows: 'Robin Fan' },
  {
    name: 'followers-empty',
    path: async (world) => `${await own(world)}/followers`,
    shows: 'No followers yet',
  },
  {
    name: 'followers-loading',
    path: `${creator}/followers`,
    given: stall('/social/users/*/followers*'),
    shows: /\d+ followers/,
  },
  {
    name: 'followers-failing',
    path: `${creator}/followers`,
    given: breakDown('/social/users/*/followers*'),
    shows: /We couldn’t load/,
  },
  { name: 'following', as: 'fan', path: `${fan}/following`, shows: /\d+ followers?$/ },
  {
    name: 'following-empty',
    as: 'fan',
    path: async (world) => `${await own(world)}/following`,
    shows: 'Not following anyone yet',
  },
  { name: 'following-private', path: `${creator}/following`, shows: 'This list is private' },
  { name: 'packs', path: `${fan}/packs`, shows: 'Slow afternoons' },
  {
    name: 'packs-empty',
    as: 'fan',
    path: async (world) => `${await own(world)}/packs`,
    shows: 'No starter packs yet',
  },
  {
    name: 'pack-new',
    as: 'fan',
    path: async (world) => `${await own(world)}/packs`,
    act: newPack,
    shows: 'Choose at least one creator',
  },
  { name: 'pack', path: packOf, shows: 'Follow all' },
  {
    name: 'pack-failing',
    path: packOf,
    given: breakDown('/social/packs/*'),
    shows: 'We couldn’t load this starter pack',
  },
  {
    name: 'pack-not-found',
    path: '/packs/018f0000-0000-7000-8000-000000000000',
    shows: 'Starter pack not found',
  },
]
