/** Someone who goes from signing in to "Forgot password?" has typed their address once already. */
let typed = ''

export const typedEmail = {
  read: () => typed,
  keep: (email: string) => {
    typed = email
  },
}
