export type Brand =
  | 'amex'
  | 'diners'
  | 'discover'
  | 'jcb'
  | 'mastercard'
  | 'unionpay'
  | 'visa'
  | 'unknown'

interface Rules {
  /** How the first digits tell it. */
  begins: RegExp
  lengths: number[]
  codeLength: number
  /** Where the spaces stand. */
  groups: number[]
}

const inFours = [4, 4, 4, 4]

const rules: Record<Exclude<Brand, 'unknown'>, Rules> = {
  amex: { begins: /^3[47]/, lengths: [15], codeLength: 4, groups: [4, 6, 5] },
  diners: { begins: /^3(0[0-5]|[689])/, lengths: [14], codeLength: 3, groups: [4, 6, 4] },
  discover: { begins: /^6(011|5|4[4-9])/, lengths: [16], codeLength: 3, groups: inFours },
  jcb: { begins: /^35/, lengths: [16], codeLength: 3, groups: inFours },
  mastercard: {
    begins: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    lengths: [16],
    codeLength: 3,
    groups: inFours,
  },
  unionpay: { begins: /^62/, lengths: [16, 17, 18, 19], codeLength: 3, groups: [...inFours, 3] },
  visa: { begins: /^4/, lengths: [16], codeLength: 3, groups: inFours },
}
const unknown: Rules = { begins: /^/, lengths: [16], codeLength: 3, groups: inFours }

export function brandOf(number: string): Brand {
  const found = Object.entries(rules).find(([, rule]) => rule.begins.test(number))
  return (found?.[0] as Brand | undefined) ?? 'unknown'
}

export function rulesOf(number: string): Rules {
  const brand = brandOf(number)
  return brand === 'unknown' ? unknown : rules[brand]
}
