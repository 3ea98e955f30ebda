import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NoMicrophone, type Recording, type RunningRecorder, startRecording } from './recorder.ts'

export const longestSeconds = 300

export type RecorderState =
  | { readonly kind: 'idle' }
  /** The browser asks for the microphone. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'recording'; readonly seconds: number; readonly levels: readonly number[] }
  /** It ended by itself; what was said until then can be sent. */
  | { readonly kind: 'ended'; readonly recording: Recording; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }

const idle: RecorderState = { kind: 'idle' }
/** What of it is drawn while it runs: it comes in from the end. */
const shownLevels = 40
const silence = Array<number>(shownLevels).fill(0)

/** One voice note: started by a press, sent or thrown away by another. */
export const useRecorder = (onSend: (recording: Recording) => void) => {
  const [state, setState] = useState<RecorderState>(idle)
  const running = useRef<RunningRecorder | null>(null)
  /** Each start has its own: what a cancelled one still answers is not heard. */
  const turn = useRef(0)

  const release = () => {
    turn.current += 1
    const recorder = running.current
    running.current = null
    return recorder
  }
  const cancel = () => {
    release()?.drop()
    setState(idle)
  }
  const end = async (why: string) => {
    const recorder = release()
    if (!recorder) return
    const recording = await recorder.stop()
    setState({ kind: 'ended', recording, why })
  }
  const start = async () => {
    if (running.current) return
    const mine = ++turn.current
    setState({ kind: 'asking' })
    try {
      const recorder = await startRecording(({ seconds, levels }) => {
        if (turn.current !== mine) return
        setState({
          kind: 'recording',
          seconds,
          levels: [...silence, ...levels].slice(-shownLevels),
        })
        if (seconds >= longestSeconds) void end('Voice messages can be up to 5 minutes long.')
      })
      if (turn.current !== mine) return recorder.drop()
      running.current = recorder
      setState({ kind: 'recording', seconds: 0, levels: silence })
    } catch (error) {
      if (turn.current !== mine) return
      if (!(error instanceof NoMicrophone)) throw error
      setState({ kind: 'refused', why: error.message })
    }
  }
  const send = async () => {
    if (state.kind === 'ended') {
      setState(idle)
      return onSend(state.recording)
    }
    const recorder = release()
    if (!recorder) return
    setState(idle)
    onSend(await recorder.stop())
  }

  // Nobody is recorded who looks elsewhere.
  const hidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      void end('Recording stopped when you left this page.')
    }
  })
  const leave = useEffectEvent(() => release()?.drop())
  useEffect(() => {
    const look = () => hidden()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      leave()
    }
  }, [])
  return { state, start, cancel, send }
}

export type Recorder = ReturnType<typeof useRecorder>
