import type { LookupAddress } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Networks that are not the internet: this machine, its neighbors, and whatever is reserved. */
const inside = new BlockList()
const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
for (const [network, bits] of v4) inside.addSubnet(network, bits, 'ipv4')

/** What routers carry: the rest of IPv6 is this machine, its neighbors, or leads to IPv4 by a detour. */
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
const detours = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
for (const [network, bits] of detours) inside.addSubnet(network, bits, 'ipv6')

export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? outside.check(address, 'ipv6') && !inside.check(address, 'ipv6')
    : !inside.check(address, 'ipv4')

type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * Given to the connection itself, so that the address it uses is the one that was looked at: a name that
 * answers differently the second time gains nothing.
 */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, { all }, answer) => {
    resolve(host).then(
      (found) => {
        const [first, ...others] = found.filter(({ address }) => isPublicAddress(address))
        if (!first) answer(new Error('no public address'), '', 4)
        else if (all) answer(null, [first, ...others])
        else answer(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => answer(error, '', 4),
    )
  }
