import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react'

/**
 * What may be linked to. The core adds the addresses of our screens, so that ui/ needs to know no router.
 * @public because only a declaration of another module adds to it.
 */
export interface Addresses {
  elsewhere: `https://${string}` | `mailto:${string}` | `#${string}` | `/api/${string}`
}
export type Href = Addresses[keyof Addresses]
export type LinkProps = ComponentPropsWithRef<'a'> & { href: Href }

/** The app puts its router's link here, so that ui/ needs to know no router. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}
