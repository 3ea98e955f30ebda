const findWorker = async () => navigator.serviceWorker?.getRegistration('/')

/** Where this browser gets its pushes; nowhere unless somebody has turned them on here. */
export const findSubscription = async () =>
  (await findWorker())?.pushManager?.getSubscription() ?? null

/** What was pushed to whoever was signed in is for nobody else to see, and nothing more comes. */
export const endPush = async () => {
  const worker = await findWorker()
  const subscription = await worker?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close()
}
