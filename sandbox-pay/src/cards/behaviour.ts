/** How a card's bank answers. */
export interface Behaviour {
  /** Every attempt fails, putting it on file too. */
  declines?: Decline
  /** Putting it on file works, charging it does not. */
  declinesCharges?: Decline
  /** A challenge each time someone is there; refused when nobody is. */
  asks?: 'always' | 'off-session'
  /** The bank takes its time and then says this. */
  processing?: 'succeeds' | 'fails'
  dispute?: 'fraudulent' | 'product_not_received'
  warnsOfFraud?: true
  refunds?: 'fail' | 'take-time'
}

export interface Decline {
  code: string
  declineCode?: string
  message: string
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
})

export const declines = {
  generic: declined('generic_decline'),
  funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost: declined('lost_card'),
  notATestCard: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card. ' +
      'For a list of valid test cards, see the README of sandbox-pay.',
  ),
  authentication: {
    code: 'authentication_required',
    declineCode: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  expired: { code: 'expired_card', message: 'Your card has expired.' },
  cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
} as const satisfies Record<string, Decline>
