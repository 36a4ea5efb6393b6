/**
 * The page where somebody on another machine enters the code he was given. One file without parts of its own: nothing
 * else of this server is shown to him before. A secret in the fragment of the address, from a picture for a camera,
 * enters by itself.
 */
export const ENTRY_PAGE = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chess broadcast</title>
<style>
  :root { color-scheme: dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #11151c; color: #eef2f7;
    font: 20px/1.5 "Noto Sans", "Segoe UI", Roboto, Arial, sans-serif; }
  main { width: min(26rem, 88vw); }
  h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.25; }
  p { margin: .25rem 0 1rem; color: #c3ccd8; }
  input { width: 100%; box-sizing: border-box; padding: .5rem .75rem; border: 2px solid #8494a8; border-radius: .5rem;
    background: #1b212b; color: inherit; font: inherit; font-size: 1.8rem; letter-spacing: .12em; }
  button { margin-top: 1rem; min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: .5rem; background: #2f7de0;
    color: #fff; font: inherit; font-weight: 600; }
  input:focus-visible, button:focus-visible { outline: 3px solid #9cc6ff; outline-offset: 2px; }
  [role="alert"] { min-height: 3em; margin-top: 1rem; color: #ffb4a8; }
</style>
<main>
  <h1 id="title"></h1>
  <p id="how"></p>
  <p id="here"></p>
  <form>
    <input id="code" inputmode="numeric" autocomplete="off" maxlength="100" required autofocus>
    <button id="enter"></button>
  </form>
  <p id="problem" role="alert"></p>
</main>
<script>
  const isRussian = navigator.language.toLowerCase().startsWith('ru');
  const texts = isRussian ? {
    title: 'Вход для съёмочной группы', label: 'Код', enter: 'Войти',
    how: 'Девять цифр кода выдают на странице «Подготовка», вкладка «Зал», на компьютере сервера.',
    here: 'На самом компьютере сервера: скопируйте сюда ключ из файла db/chess-match/own-machine.key.',
    wrong: 'Такого кода нет: он уже использован, устарел или набран с ошибкой. Попросите новый.',
    too_many: 'Слишком много неверных кодов. Подождите минуту.',
    lost: 'Сервер не отвечает. Проверьте сеть и попробуйте ещё раз.',
  } : {
    title: 'Entry for the crew', label: 'Code', enter: 'Enter',
    how: 'The nine digits are issued on the page “Set-up”, tab “Hall”, on the server’s computer.',
    here: 'On the server’s computer itself: copy the key from the file db/chess-match/own-machine.key into this field.',
    wrong: 'There is no such code: it was used, has run out or is mistyped. Ask for a new one.',
    too_many: 'Too many wrong codes. Wait a minute.',
    lost: 'The server does not answer. Check the network and try again.',
  };
  document.documentElement.lang = isRussian ? 'ru' : 'en';
  const of = (id) => document.getElementById(id);
  of('title').textContent = texts.title;
  of('how').textContent = texts.how;
  if (['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) of('here').textContent = texts.here;
  of('enter').textContent = texts.enter;
  of('code').setAttribute('aria-label', texts.label);
  const enter = async (code) => {
    of('problem').textContent = '';
    of('enter').disabled = true;
    try {
      const answer = await (await fetch(location.pathname, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code }),
      })).json();
      if (answer.ok) {
        const to = new URLSearchParams(location.search).get('to');
        location.replace(to !== null && /^\\/[a-z]/.test(to) ? to : answer.to);
        return;
      }
      of('problem').textContent = texts[answer.problem];
    } catch {
      of('problem').textContent = texts.lost;
    }
    of('enter').disabled = false;
    of('code').select();
  };
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void enter(of('code').value);
  });
  const secret = /^#c=([\\w-]+)$/.exec(location.hash)?.[1];
  if (secret !== undefined) {
    history.replaceState(null, '', location.pathname + location.search);
    void enter(secret);
  }
</script>
</html>
`;
