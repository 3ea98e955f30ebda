import type { Config } from '../../../platform/config/config.ts'
import type { Provider } from './provider.ts'
import { stripeProvider } from './stripe.ts'

const opened = new WeakMap<Config, Provider>()

/** One per configuration, so that its connections are kept. A second rail is chosen here. */
export const providerOf = ({ config }: { readonly config: Config }): Provider => {
  const known = opened.get(config) ?? stripeProvider(config)
  opened.set(config, known)
  return known
}
