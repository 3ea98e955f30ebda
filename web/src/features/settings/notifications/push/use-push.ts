import { ProblemError } from '@fanfare/contract/client'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, readOf, useAction } from '../../../../core/api/api.ts'
import { endPush } from '../../../../core/device/push.ts'
import { isSubscribed, pushSupport, subscribe } from './browser-push.ts'

const list = readOf('listPushDevices')

/** The browser is asked, whoever's the page is. */
const here = queryOptions({ queryKey: ['push-here'], queryFn: isSubscribed, staleTime: 0 })

const failing = 'Your browser couldn’t reach its push service. Check your connection and try again.'

const wordsFor = (error: unknown) =>
  error instanceof ProblemError ? error.problem.detail : failing

/** Asks first, since browsers want the question right after the press. False when it was not answered yes. */
const turnOn = async () => {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await api.call('readPushKey')
  await api.call('registerPushDevice', { body: await subscribe(key) })
  return true
}

export const usePush = () => {
  const queries = useQueryClient()
  const [support, setSupport] = useState(pushSupport)
  const devices = useQuery(list)
  const browser = useQuery({ ...here, enabled: support === 'yes' })
  const current = devices.data?.devices.find((device) => device.current)
  const refresh = async () => {
    setSupport(pushSupport())
    await Promise.all([list, here].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
  }
  const turningOn = useAction({ mutationFn: turnOn, onSettled: refresh })
  const turningOff = useAction({
    mutationFn: async () => {
      if (current) await api.call('removePushDevice', { params: { id: current.id } })
      await endPush()
    },
    onSettled: refresh,
  })
  const error = turningOn.error ?? turningOff.error
  return {
    support,
    devices,
    isKnown: devices.data !== undefined && (support !== 'yes' || browser.data !== undefined),
    /** Both sides know of it: a browser that was signed in anew has to be turned on again. */
    isOn: current !== undefined && browser.data === true,
    // Whatever went wrong is in `problem`.
    turnOn: () => void turningOn.run().catch(() => {}),
    turnOff: () => void turningOff.run().catch(() => {}),
    isTurning: turningOn.isPending || turningOff.isPending,
    /** Why it did not work, in words. */
    problem: error ? wordsFor(error) : null,
    /** The browser's question was closed without an answer. */
    isUnanswered: turningOn.data === false && support === 'yes',
  }
}
