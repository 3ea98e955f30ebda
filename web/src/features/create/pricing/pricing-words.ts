export const audienceWords = {
  public: 'Everyone',
  subscribers: 'Subscribers',
  premium: 'Premium subscribers',
}

export const priceWords = { free: 'Free', subscription: 'Subscription only' }
