type Oklch = { l: number; c: number; h: number }
type Tokens = Record<string, string>

const blockOf = /([^{}]+)\{([^}]*)\}/g

/** The values in force under the given attributes, later and more special blocks winning as in the browser. */
export const tokensFor = (css: string, theme: string, accent: string): Tokens => {
  const tokens: Tokens = {}
  const blocks = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(blockOf)]
    .map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }))
    .filter(({ selector }) => matches(selector, { 'data-theme': theme, 'data-accent': accent }))
    .sort((a, b) => weight(a.selector) - weight(b.selector))
  for (const { body } of blocks) {
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
      tokens[name] = value.trim()
  }
  return tokens
}

const weight = (selector: string) => (selector.match(/\[/g) ?? []).length
const matches = (selector: string, attributes: Record<string, string>) =>
  selector === ':root' ||
  [...selector.matchAll(/\[([\w-]+)="(\w+)"\]/g)].every(
    ([, name = '', value]) => attributes[name] === value,
  )

export const colour = (tokens: Tokens, name: string): Oklch => {
  const text = resolve(tokens, tokens[name] ?? '')
  const [l, c, h] = text
    .replace(/^oklch\(|\)$|\/.*$/g, '')
    .trim()
    .split(/\s+/)
    .map(Number) as [number, number, number]
  if ([l, c, h].some(Number.isNaN)) throw new Error(`--${name} is not a plain colour: ${text}`)
  return { l, c, h }
}

const resolve = (tokens: Tokens, value: string): string => {
  const filled = value.replace(/var\(--([\w-]+)\)/g, (_, name) =>
    resolve(tokens, tokens[name] ?? ''),
  )
  return filled.replace(/calc\(([\d.]+) ([+-]) ([\d.]+)\)/g, (_, a, sign, b) =>
    String(sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)),
  )
}

/** Out-of-gamut channels are clipped, as browsers do on an sRGB screen; WCAG luminance wants linear values. */
const luminance = ({ l, c, h }: Oklch) => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (channel: number) => Math.min(1, Math.max(0, channel))
  const red = clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short)
  const green = clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short)
  const blue = clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const contrast = (one: Oklch, other: Oklch) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
