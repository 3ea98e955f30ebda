const currencies = ['USD', 'EUR', 'GBP'] as const

export const currencyFrom = (text: string | null) => currencies.find((one) => one === text)
