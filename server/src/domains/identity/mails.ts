import type { MailContent } from '../../platform/mail/compose.ts'

type SecurityMail = MailContent<'security'>

interface Origin {
  readonly device: string
  readonly address: string
  readonly at: Date
}

const when = (at: Date) =>
  `${at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`

const yours = 'You’re getting this email because this address belongs to your Fanfare account.'
const notYou = (origin: string) => ({
  label: 'Reset your password',
  url: `${origin}/forgot-password`,
})

export const verifyEmailMail = (origin: string, token: string): SecurityMail => ({
  category: 'security',
  subject: 'Confirm your email',
  paragraphs: [
    'Confirm that this address is yours. You need to do this before you can buy or publish anything.',
    'The link works once and expires in two days.',
  ],
  action: { label: 'Confirm email', url: `${origin}/verify?token=${token}` },
  reason: 'Someone signed up for Fanfare with this address. If it wasn’t you, ignore this email.',
})

export const registrationTriedMail = (origin: string): SecurityMail => ({
  category: 'security',
  subject: 'Someone tried to sign up with your email',
  heading: 'You already have an account',
  paragraphs: [
    'Someone tried to sign up for Fanfare with this address. It already has an account, so nothing was created or changed.',
    'If it was you, sign in, or choose a new password if you’ve forgotten yours. If it wasn’t you, you don’t need to do anything.',
  ],
  action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
  reason:
    'You’re getting this email, at most once a day, because this address belongs to a Fanfare account.',
})

export const changeEmailMail = (origin: string, token: string): SecurityMail => ({
  category: 'security',
  subject: 'Confirm your new email',
  paragraphs: [
    'Confirm that you want to use this address for your Fanfare account. Until then, your old address stays in use.',
    'The link works once and expires in two days.',
  ],
  action: { label: 'Use this address', url: `${origin}/verify?token=${token}` },
  reason: 'Someone asked to use this address on Fanfare. If it wasn’t you, ignore this email.',
})

export const emailChangeAskedMail = (origin: string, newEmail: string): SecurityMail => ({
  category: 'security',
  subject: 'Request to change your email',
  paragraphs: [
    `Someone asked to change your account’s email to ${newEmail}. It changes once the link we sent there is opened.`,
    'If it wasn’t you, someone knows your password. Reset it now.',
  ],
  action: notYou(origin),
  reason: yours,
})

export const emailChangedMail = (newEmail: string): SecurityMail => ({
  category: 'security',
  subject: 'Your email was changed',
  paragraphs: [
    `Your account now uses ${newEmail}. We won’t send any more emails to this address.`,
    'If it wasn’t you, contact support from this address.',
  ],
  reason: 'You’re getting this email because this address belonged to a Fanfare account.',
})

export const resetPasswordMail = (origin: string, token: string): SecurityMail => ({
  category: 'security',
  subject: 'Reset your password',
  heading: 'Choose a new password',
  paragraphs: [
    'The link works once and expires in 30 minutes. Using it signs you out on every device.',
    'If you didn’t request this, you can ignore this email. Your password stays the same.',
  ],
  action: { label: 'Choose a new password', url: `${origin}/reset-password?token=${token}` },
  reason: yours,
})

export const passwordChangedMail = (
  origin: string,
  { device, address, at }: Origin,
): SecurityMail => ({
  category: 'security',
  subject: 'Your password was changed',
  paragraphs: [
    `It was changed on ${when(at)} from ${device}, ${address}. Other devices were signed out.`,
    'If it wasn’t you, reset it now.',
  ],
  action: notYou(origin),
  reason: yours,
})

export const newDeviceMail = (origin: string, { device, address, at }: Origin): SecurityMail => ({
  category: 'security',
  subject: 'New sign-in to your account',
  paragraphs: [
    `${device}, ${address}, on ${when(at)}.`,
    'If it was you, you don’t need to do anything. If it wasn’t, sign that device out and change your password.',
  ],
  action: { label: 'View your devices', url: `${origin}/settings/privacy` },
  reason: yours,
})

export const secondFactorOnMail = (origin: string): SecurityMail => ({
  category: 'security',
  subject: 'Two-factor authentication is on',
  paragraphs: [
    'From now on, you’ll need a code from your app to sign in. Keep your recovery codes somewhere you can reach without your phone.',
    'If it wasn’t you, reset your password now.',
  ],
  action: notYou(origin),
  reason: yours,
})

export const secondFactorOffMail = (origin: string): SecurityMail => ({
  category: 'security',
  subject: 'Two-factor authentication is off',
  paragraphs: [
    'You now only need your password to sign in. Your old recovery codes no longer work.',
    'If it wasn’t you, reset your password now.',
  ],
  action: notYou(origin),
  reason: yours,
})

const left = (count: number) =>
  count === 0
    ? 'You have no recovery codes left.'
    : `You have ${count} recovery ${count === 1 ? 'code' : 'codes'} left.`

export const recoveryCodeUsedMail = (
  origin: string,
  remaining: number,
  { device, address, at }: Origin,
): SecurityMail => ({
  category: 'security',
  subject: 'A recovery code was used',
  paragraphs: [
    `Someone signed in with a recovery code on ${when(at)} from ${device}, ${address}. ${left(remaining)}`,
    'If it was you and you’ve lost your phone, turn two-factor authentication off and on again. If it wasn’t you, reset your password now.',
  ],
  action: { label: 'View security settings', url: `${origin}/settings/privacy` },
  reason: yours,
})
