import type { OrderId } from '@fanfare/contract'
import type { Config } from '../../../platform/config/config.ts'
import { idOfToken, isTokenOf } from '../../../platform/secrets/link-token.ts'
import type { GiftRow } from './reader.ts'

export const giftIdOf = (token: string) => idOfToken(token) as OrderId | null

export const isLinkOf = (
  config: Config,
  token: string,
  { order_id: id, link_version: version }: Pick<GiftRow, 'order_id' | 'link_version'>,
) => isTokenOf(config, 'gift-link', token, { id, version })
