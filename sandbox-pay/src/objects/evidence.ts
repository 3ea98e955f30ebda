/** The published fields that hold the id of a file. */
export const evidenceFiles = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
] as const

/** The published fields that hold text. */
export const evidenceTexts = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const

export type Evidence = Record<
  (typeof evidenceFiles)[number] | (typeof evidenceTexts)[number],
  string | null
>

export function noEvidence(): Evidence {
  const names = [...evidenceFiles, ...evidenceTexts]
  return Object.fromEntries(names.map((name) => [name, null])) as Evidence
}
