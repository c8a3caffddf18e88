// A fake `speechSynthesis` that records what it is asked to say, and speaks by the page's clock.

// Runs in the page, before the app (`page.addInitScript`). `letter`: ms that the voices take for one; `late`: ms until there are voices; `deaf`: the end of speech is never reported.
export function fakeVoices({ late = 0, deaf = false, letter }) {
  const voices = [
    { name: "Lointaine", lang: "fr-FR", voiceURI: "far", localService: false, default: true },
    { name: "Amélie", lang: "fr_FR", voiceURI: "amelie", localService: true, default: false },
    { name: "Bruno", lang: "fr-FR", voiceURI: "bruno", localService: true, default: false },
    { name: "Kate", lang: "en-GB", voiceURI: "kate", localService: true, default: false },
  ];
  let there = late === 0, speaking = null;
  const synth = new EventTarget();
  window.spoken = [];
  synth.getVoices = () => (there ? voices : []);
  const end = (utterance) => {
    if (speaking?.utterance !== utterance) return;
    speaking = null;
    utterance.onend?.({});
  };
  synth.speak = (utterance) => {
    const { text, rate, volume, lang } = utterance;
    window.spoken.push({ text, rate, volume, lang, voice: utterance.voice?.voiceURI ?? null });
    speaking = { utterance, timer: deaf ? 0 : setTimeout(() => end(utterance), text.length * letter) };
  };
  synth.cancel = () => {
    if (!speaking) return;
    const { utterance, timer } = speaking;
    clearTimeout(timer);
    speaking = null;
    window.cancelled = (window.cancelled ?? 0) + 1;
    utterance.onerror?.({});
  };
  Object.defineProperty(window, "speechSynthesis", { value: synth });
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
  window.isSpeaking = () => speaking !== null;
  if (late > 0 && late < Infinity) setTimeout(() => ((there = true), synth.dispatchEvent(new Event("voiceschanged"))), late);
}
