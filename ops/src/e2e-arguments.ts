/** A whole run says at most how it reports. */
const isWhole = (args: readonly string[]) => args.every((one) => one.startsWith('--reporter='))

/**
 * What Playwright is called with. A first word that is no option chooses specs by their file's name,
 * or else tests by their title. Whoever chooses gets that and nothing else: `--no-deps` leaves out
 * the timed tests, which go before all others in a whole run.
 */
export function e2eArguments(args: readonly string[], specs: readonly string[]): string[] {
  if (isWhole(args)) return [...args]
  const [name = '', ...rest] = args
  if (name.startsWith('-')) return ['--no-deps', ...args]
  const files = specs.filter((spec) => spec.includes(name))
  // Playwright looks in the whole path for them, and a checkout may lie in a folder of that name.
  const chosen = files.map((spec) => `/e2e/tests/${spec.replaceAll('.', '\\.')}$`)
  return ['--no-deps', ...(files.length > 0 ? chosen : ['--grep', name]), ...rest]
}
