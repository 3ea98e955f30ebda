import type { MailContent } from '../../platform/mail/compose.ts'

interface Place {
  readonly device: string
  readonly address: string
  readonly at: Date
}

const when = (at: Date) =>
  `${at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`

const yours = 'You get this because this address belongs to your Fanfare account.'
const notYou = (origin: string) => ({
  label: 'Reset your password',
  url: `${origin}/forgot-password`,
})

export const verifyEmailMail = (origin: string, token: string): MailContent => ({
  subject: 'Confirm your e-mail',
  heading: 'Confirm your e-mail',
  paragraphs: [
    'Open this link to confirm that this address is yours. You need it before you pay or publish.',
    'The link works once and for two days.',
  ],
  action: { label: 'Confirm e-mail', url: `${origin}/verify?token=${token}` },
  reason: 'Someone registered at Fanfare with this address. If it was not you, ignore this mail.',
})

export const registrationTriedMail = (origin: string): MailContent => ({
  subject: 'Someone tried to register with your address',
  heading: 'You have an account already',
  paragraphs: [
    'Someone tried to register at Fanfare with this address. It has an account, so nothing was made and nothing was changed.',
    'If it was you, sign in, or choose a new password if you do not know yours. If not, there is nothing to do.',
  ],
  action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
  reason: 'You get this at most once a day because this address belongs to a Fanfare account.',
})

export const changeEmailMail = (origin: string, token: string): MailContent => ({
  subject: 'Confirm your new e-mail',
  heading: 'Confirm your new e-mail',
  paragraphs: [
    'Open this link to use this address for your Fanfare account. Until then the old one stays.',
    'The link works once and for two days.',
  ],
  action: { label: 'Use this address', url: `${origin}/verify?token=${token}` },
  reason: 'Someone asked to use this address at Fanfare. If it was not you, ignore this mail.',
})

export const emailChangeAskedMail = (origin: string, newEmail: string): MailContent => ({
  subject: 'A new e-mail was asked for',
  heading: 'A new e-mail was asked for',
  paragraphs: [
    `Your account is to use ${newEmail}. It changes when the link we sent there is opened.`,
    'If it was not you, someone knows your password: reset it now.',
  ],
  action: notYou(origin),
  reason: yours,
})

export const emailChangedMail = (newEmail: string): MailContent => ({
  subject: 'Your e-mail was changed',
  heading: 'Your e-mail was changed',
  paragraphs: [
    `Your account now uses ${newEmail}. This address gets no more mail from us.`,
    'If it was not you, write to support from this address.',
  ],
  reason: 'You get this because this address belonged to a Fanfare account.',
})

export const resetPasswordMail = (origin: string, token: string): MailContent => ({
  subject: 'Reset your password',
  heading: 'Choose a new password',
  paragraphs: [
    'The link works once and for 30 minutes. Every device is signed out when you use it.',
    'If you did not ask for this, do nothing: your password stays as it is.',
  ],
  action: { label: 'Choose a new password', url: `${origin}/reset-password?token=${token}` },
  reason: yours,
})

export const passwordChangedMail = (
  origin: string,
  { device, address, at }: Place,
): MailContent => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    `It was changed on ${when(at)} from ${device}, ${address}. Other devices were signed out.`,
    'If it was not you, reset it now.',
  ],
  action: notYou(origin),
  reason: yours,
})

export const newDeviceMail = (origin: string, { device, address, at }: Place): MailContent => ({
  subject: 'New sign-in to your account',
  heading: 'New sign-in to your account',
  paragraphs: [
    `${device}, ${address}, on ${when(at)}.`,
    'If it was you, there is nothing to do. If not, sign that device out and change your password.',
  ],
  action: { label: 'See your devices', url: `${origin}/settings/privacy` },
  reason: yours,
})

export const secondFactorOnMail = (origin: string): MailContent => ({
  subject: 'Two-factor authentication is on',
  heading: 'Two-factor authentication is on',
  paragraphs: [
    'From now on signing in asks for a code from your app. Keep the recovery codes where you find them without your phone.',
    'If it was not you, reset your password now.',
  ],
  action: notYou(origin),
  reason: yours,
})

export const secondFactorOffMail = (origin: string): MailContent => ({
  subject: 'Two-factor authentication is off',
  heading: 'Two-factor authentication is off',
  paragraphs: [
    'Signing in asks for your password only. Your old recovery codes no longer work.',
    'If it was not you, reset your password now.',
  ],
  action: notYou(origin),
  reason: yours,
})

const left = (count: number) =>
  count === 0
    ? 'No recovery code is left.'
    : `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`

export const recoveryCodeUsedMail = (
  origin: string,
  remaining: number,
  { device, address, at }: Place,
): MailContent => ({
  subject: 'A recovery code was used',
  heading: 'A recovery code was used',
  paragraphs: [
    `Someone signed in with a recovery code on ${when(at)} from ${device}, ${address}. ${left(remaining)}`,
    'If it was you and your phone is lost, turn two-factor authentication off and on again. If not, reset your password now.',
  ],
  action: { label: 'Security settings', url: `${origin}/settings/privacy` },
  reason: yours,
})
