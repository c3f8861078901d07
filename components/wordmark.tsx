import './wordmark.css';

export function Wordmark() {
  return (
    <span className="wordmark">
      <img src="/icon/broadside.svg" alt="" width="24" height="24" />
      Broadside
    </span>
  );
}
