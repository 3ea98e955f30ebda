const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** better-auth's models on our tables. */
export const authSchema = {
  user: {
    modelName: 'accounts',
    fields: { email: 'email', emailVerified: 'email_verified', ...stamps },
    additionalFields: { role: { type: 'string', required: true, input: true } },
  },
  account: {
    modelName: 'credentials',
    fields: {
      userId: 'account_id',
      providerId: 'provider_id',
      accountId: 'provider_account_id',
      password: 'password_hash',
      ...stamps,
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'account_id',
      token: 'token_hash',
      ipAddress: 'address',
      userAgent: 'user_agent',
      expiresAt: 'expires_at',
      ...stamps,
    },
    additionalFields: {
      deviceId: { type: 'string', fieldName: 'device_id', required: true },
      remembered: { type: 'boolean', required: true },
      lastSeenAt: { type: 'date', fieldName: 'last_seen_at', required: true },
    },
  },
} as const

export const secondFactorSchema = {
  user: { fields: { twoFactorEnabled: 'second_factor' } },
  twoFactor: {
    modelName: 'second_factors',
    fields: {
      userId: 'account_id',
      backupCodes: 'recovery_codes',
      failedVerificationCount: 'failed_verification_count',
    },
  },
}
