import type { Page } from '@playwright/test'

/** A tone that comes and goes is what the microphone of this page hears. */
export const speakInto = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const tone = context.createOscillator()
      const loudness = context.createGain()
      const turns = context.createOscillator()
      const output = context.createMediaStreamDestination()
      turns.frequency.value = 2
      turns.connect(loudness.gain)
      tone.connect(loudness).connect(output)
      tone.start()
      turns.start()
      return output.stream
    }
  })

/** The browser asks, and the answer is no. */
export const takeMicrophone = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
