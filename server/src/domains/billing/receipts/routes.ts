import { handlers } from '../../../platform/http/handler.ts'
import { referenceOf } from '../orders/reference.ts'
import { receiptPdf } from './pdf/receipt-pdf.ts'
import { readOwnReceipt, viewReceipt } from './view-receipt.ts'

const once = async function* (bytes: Uint8Array) {
  yield bytes
}

export const receiptRoutes = handlers({
  readReceipt: async (scope, { params }) => ({ receipt: await viewReceipt(scope, params.id) }),

  readReceiptPdf: async (scope, { params }) => {
    const facts = await readOwnReceipt(scope, params.id)
    const name = facts.number ?? params.id
    return {
      fileName: `fanfare-receipt-${name}.pdf`,
      body: once(await receiptPdf(facts, referenceOf(scope.config, params.id))),
    }
  },
})
