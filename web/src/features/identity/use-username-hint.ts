import { limits } from '@fanfare/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readOf } from '../../core/api/api.ts'
import { usernameHint } from './username-hint.ts'

const pause = 300
const { min, max } = limits.username
const shape = new RegExp(`^[a-z0-9_]{${min},${max}}$`)

/** Asks the server once somebody has stopped typing. */
export const useUsernameHint = (typed: string) => {
  const username = typed.trim().toLowerCase()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(username), pause)
    return () => clearTimeout(timer)
  }, [username])
  const { data, error } = useQuery({
    ...readOf('checkUsername', { params: { username: settled } }),
    enabled: shape.test(settled),
    staleTime: 30_000,
    retry: false,
  })
  // Without an answer the registration itself says whether it is free.
  if (error && shape.test(username)) return `Your page will be at /profile/${username} if it’s free`
  return usernameHint(typed, settled === username ? data?.available : undefined)
}
