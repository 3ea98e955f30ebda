import { useCommand } from '../../core/api/api.ts'

const bought = ['readReceipt', 'listTransactions', 'listGifts', 'readContent'] as const
const sold = ['readReceipt', 'listRefundRequests', 'listSales', 'readEarnings'] as const

export const useAskRefund = () => useCommand('askRefund', { refresh: bought })
export const useAnswerRefund = () => useCommand('answerRefund', { refresh: sold })
export const useRefundSale = () => useCommand('refundSale', { refresh: sold })
