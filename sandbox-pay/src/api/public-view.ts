const shown = [
  ...['id', 'object', 'created', 'livemode', 'amount', 'currency', 'status', 'client_secret'],
  ...['next_action', 'last_payment_error', 'last_setup_error', 'payment_method'],
  ...['payment_method_types', 'automatic_payment_methods', 'canceled_at', 'cancellation_reason'],
  ...['capture_method', 'confirmation_method', 'description', 'processing', 'receipt_email'],
  ...['setup_future_usage', 'usage'],
]

/** What anybody with the page may see: no metadata, no customer. */
export function publicView(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => shown.includes(name)))
}
