/** One line of a result, its values as they were printed. */
export interface Figure {
  name: string
  /** `noted` has no goal to reach. */
  result: 'ok' | 'short' | 'noted'
  ours?: string
  bare?: string
  ratio?: string
  goal?: string
  tried?: string
  held?: string
}

const keys = ['ours', 'bare', 'ratio', 'goal', 'tried', 'held'] as const
type Key = (typeof keys)[number]
const isKey = (text: string): text is Key => keys.some((key) => key === text)

const line = /^(?:bench|fault|size|shots) ([\w.-]+)((?: [a-z]+=\S+)+) (ok|short|noted)$/

/**
 * The figures in a log: `bench NAME ours=… bare=… ratio=… goal=… ok`, `fault NAME tried=… held=…
 * short`, and the same with `size` and `shots`.
 */
export function figuresIn(log: string): Figure[] {
  return log.split('\n').flatMap((text) => {
    const [, name, values, result] = line.exec(text) ?? []
    if (!name || !values) return []
    const figure: Figure = { name, result: result as Figure['result'] }
    for (const pair of values.trim().split(' ')) {
      const at = pair.indexOf('=')
      const key = pair.slice(0, at)
      if (!isKey(key)) throw new Error(`unknown value "${key}" in: ${text}`)
      figure[key] = pair.slice(at + 1)
    }
    return [figure]
  })
}
