/** Published fields that nothing here fills; they are there because callers may look at them. */
export const unused = {
  charge: {
    application: null,
    application_fee: null,
    application_fee_amount: null,
    on_behalf_of: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    transfer_data: null,
  },
  intent: {
    application: null,
    customer_account: null,
    excluded_payment_method_types: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
  },
  paymentIntent: {
    application_fee_amount: null,
    managed_payments: null,
    payment_record: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
  },
  setupIntent: { latest_attempt: null, mandate: null, single_use_mandate: null },
  refund: { customer_account: null, source_transfer_reversal: null, transfer_reversal: null },
}
export type Unused = typeof unused
