import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react'

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string }

/** The app puts its router's link here, so that ui/ needs to know no router. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}
